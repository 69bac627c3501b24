<?php
// `php install.php FOLDER`: installs WordPress, and activates the plugin.
$_SERVER += array( 'HTTP_HOST' => '127.0.0.1', 'SERVER_PROTOCOL' => 'HTTP/1.1' );
define( 'WP_INSTALLING', true );
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
// WordPress would send an email.
function wp_new_blog_notification() {}
wp_install( 'Cards', 'administrator', 'administrator@example.org', true, '', 'a password' );
$activated = activate_plugin( 'cartavola/cartavola.php' );
if ( is_wp_error( $activated ) ) {
	exit( $activated->get_error_message() );
}
