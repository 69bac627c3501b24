<?php
// `php users.php FOLDER`: prints the cookies of one user for each role.
$_SERVER += array( 'HTTP_HOST' => '127.0.0.1', 'SERVER_PROTOCOL' => 'HTTP/1.1' );
require $argv[1] . '/wp-load.php';
$cookies = array();
foreach ( array( 'administrator', 'contributor' ) as $role ) {
	$user = get_user_by( 'login', $role );
	$user = $user ? $user->ID : wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'a password', 'role' => $role ) );
	// Skips the editor's tour.
	update_user_meta( $user, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array(
		'core/edit-post' => array( 'welcomeGuide' => false ),
		'core' => array( 'welcomeGuide' => false, 'enableChoosePatternModal' => false ),
		'_modified' => gmdate( 'c' ),
	) );
	$until = time() + DAY_IN_SECONDS;
	$token = WP_Session_Tokens::get_instance( $user )->create( $until );
	$cookies[ $role ] = array(
		AUTH_COOKIE => wp_generate_auth_cookie( $user, $until, 'auth', $token ),
		LOGGED_IN_COOKIE => wp_generate_auth_cookie( $user, $until, 'logged_in', $token ),
	);
}
echo json_encode( $cookies );
